import { lazyPart } from '#web/kit/message/lazy-part.tsx'

/** The dialog that cancels a paid order, loaded when opened. */
export const CancelDialogPart = lazyPart('CancelDialog', () =>
  import('./CancelDialog.tsx').then((part) => part.CancelDialog),
)
