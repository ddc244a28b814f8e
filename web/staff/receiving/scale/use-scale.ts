import { useEffect, useSyncExternalStore } from 'react'
import { keptLine } from './line-settings.ts'
import { type LinkState, scaleLink } from './scale-link.ts'
import { serialOf } from './serial.ts'

const serial = serialOf()

/** The scale of this device; null where the browser has no Web Serial. */
export const scale = serial && scaleLink(serial, keptLine)

/** Keeps it open as long as the component is shown. */
export const useOpenScale = () => useEffect(() => scale?.start(), [])

const off: LinkState = { stage: 'off' }
const never = () => () => {}

/** Only what shows it is drawn again with each weight, not the form around it. */
export const useScale = (): LinkState =>
  useSyncExternalStore(scale?.subscribe ?? never, scale?.read ?? (() => off), () => off)
