import { useMedia } from '#web/kit/look/use-wide.ts'

/** Touched with a finger, or narrow: the wallet app is most likely on this device. */
export const useIsPhone = (): boolean => useMedia('(pointer: coarse), (max-width: 799px)')
