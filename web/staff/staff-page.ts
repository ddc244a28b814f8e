import type { Operation } from '#contract/wire/operation.ts'
import type { ComponentType } from 'react'

export interface StaffPage {
  readonly path: string
  /** Key of its name in `shell.text.ts`, used in the menu and the window title. */
  readonly title:
    | 'queue'
    | 'receiving'
    | 'parcels'
    | 'parcel'
    | 'bins'
    | 'bin'
    | 'putAway'
    | 'orders'
    | 'order'
    | 'disputes'
    | 'parcelServices'
    | 'closings'
    | 'questions'
    | 'storedParcels'
    | 'warehouseTransfers'
    | 'handovers'
    | 'dayEnd'
    | 'handover'
    | 'claims'
    | 'unclaimed'
    | 'transfers'
    | 'transfer'
    | 'payments'
    | 'payment'
    | 'reconciliation'
    | 'approvals'
    | 'people'
    | 'stations'
    | 'settings'
    | 'places'
    | 'couriers'
    | 'goodsWords'
    | 'levels'
    | 'tariff'
    | 'tariffVersions'
    | 'tariffVersion'
    | 'lines'
    | 'services'
    | 'surcharges'
    | 'opening'
    | 'texts'
    | 'textOf'
    | 'articles'
    | 'articleOf'
    | 'codeTexts'
    | 'mailTexts'
    | 'mailTextOf'
    | 'moving'
    | 'password'
    | 'secondFactor'
  /** Shown to staff who may call this; null: to everybody. */
  readonly needs: Operation | null
  /** What an auditor reads here, where `needs` is something that they may not do. */
  readonly audits?: Operation
  /** Hands are busy here: the menu folds away, so that the work has the width. */
  readonly isStation?: boolean
  readonly Page: ComponentType
}
