import { lazyDialog } from '#web/kit/message/lazy-dialog.tsx'
import { endProof, useProofDialog } from './proof.ts'

const ProofDialog = lazyDialog('ProofDialog', async () => (await import('./ProofDialog.tsx')).ProofDialog)

/** Asks again who is there, wherever a deed needs it. */
export function ProofDialogPart() {
  const { isOpen } = useProofDialog()
  return <ProofDialog opened={isOpen} onClose={() => endProof(false)} />
}
