import { staff } from '#contract/staff.ts'
import { ownPath } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { Forbidden, NotFound } from './NoPage.tsx'
import { JoinElsewhere, JoinPage } from './JoinPage.tsx'
import { PasswordPage } from './PasswordPage.tsx'
import { useOfficeName } from './office-name.ts'
import { loginFor, staffPaths } from './paths.ts'
import { opens, staffPages } from './routes.tsx'
import type { StaffPage } from './staff-page.ts'
import styles from './shell.module.css'
import { SecondFactorPage } from './SecondFactorPage.tsx'
import { useSignedIn } from './signed-in.ts'
import { SignHead } from './SignHead.tsx'
import { type Desk, DeskContext, type StaffMember, type StaffWarehouse, useDesk } from './staff-context.ts'
import { StaffLoginPage } from './StaffLoginPage.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useStored } from './stored.ts'
import { stationKey } from './workplace/station-key.ts'
import { WhoIsWorking } from './workplace/WhoIsWorking.tsx'

export function StaffApp() {
  const person = useSignedIn()
  return person === null ? <SignedOut /> : <SignedIn key={person} />
}

function SignedOut() {
  const { pathname, search } = useLocation()
  const forShift = stationKey.useChoice()
  const elsewhere =
    forShift === null ? (
      <Navigate to={loginFor(`${pathname}${search}`)} replace />
    ) : (
      <WhoIsWorking forShift={forShift} />
    )
  return (
    <Routes>
      <Route path={staffPaths.login} element={<StaffLoginPage />} />
      <Route path={staffPaths.join} element={<JoinPage />} />
      <Route path="*" element={elsewhere} />
    </Routes>
  )
}

function SignedIn() {
  const me = useRead(staff.me, {})
  return (
    <Loaded query={me} skeleton={<Opening />}>
      {({ staff: person, permissions, station, at, mustChangePassword, mustEnrolTotp }) => {
        if (mustChangePassword) return <FirstSignIn page={<PasswordPage isFirst />} />
        if (mustEnrolTotp) return <FirstSignIn page={<SecondFactorPage isFirst />} />
        return <AtDesk person={person} permissions={permissions} station={station} at={at} />
      }}
    </Loaded>
  )
}

/**
 * A one-time password only gives access to changing it (B-AU-04), and without a second factor only its setup is
 * accessible.
 */
function FirstSignIn({ page }: { readonly page: ReactNode }) {
  const office = useOfficeName()
  return (
    <main className={styles.alone}>
      <title>{office}</title>
      <SignHead />
      {page}
    </main>
  )
}

interface AtDeskProps extends Pick<Desk, 'permissions' | 'station' | 'at'> {
  readonly person: StaffMember
}

function AtDesk({ person, permissions, station, at }: AtDeskProps) {
  const [warehouseId, chooseWarehouse] = useStored('staff-warehouse', z.string(), '')
  const warehouse = person.warehouses.find((each) => each.id === warehouseId) ?? firstOf(person.warehouses)
  return (
    <DeskContext value={{ staff: person, permissions, station, at, warehouse, chooseWarehouse }}>
      <StaffShell>
        <Routes>
          <Route path={staffPaths.login} element={<GoOn />} />
          <Route path={staffPaths.join} element={<JoinElsewhere />} />
          {staffPages.map((page) => (
            <Route key={page.path} path={page.path} element={<Allowed page={page} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </StaffShell>
    </DeskContext>
  )
}

function Allowed({ page }: { readonly page: StaffPage }) {
  const { staff: person, permissions } = useDesk()
  return opens(page, { roles: person.roles, permissions }) ? <page.Page /> : <Forbidden />
}

/** After signing in: back to the page that was asked for. */
function GoOn() {
  const [params] = useSearchParams()
  return <Navigate to={ownPath(params.get('next')) ?? staffPaths.home} replace />
}

function Opening() {
  return (
    <div className={styles.app}>
      <div className={styles.opening} />
      <div className={`${styles.body} ${styles.content}`}>
        <Skeleton height={36} width="30%" mb="lg" />
        <Skeleton height={240} />
      </div>
    </div>
  )
}

const firstOf = (warehouses: readonly StaffWarehouse[]) => warehouses[0] ?? null
