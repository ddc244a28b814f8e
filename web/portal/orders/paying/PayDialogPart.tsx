import { lazyPart } from '#web/kit/message/lazy-part.tsx'

/** The payment dialog, loaded when opened. */
export const PayDialogPart = lazyPart('PayDialog', () => import('./PayDialog.tsx').then((part) => part.PayDialog))
