import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { download } from '#web/client/api.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Receipt.module.css'
import { text } from './text.ts'

interface ReceiptFrameProps {
  readonly title: string
  readonly lead: string
  readonly back: string
  /** How its PDF is fetched; null where there is no receipt. */
  readonly file: (() => ReturnType<typeof download>) | null
  readonly children: ReactNode
}

/** The page around a receipt, made to be printed on A4 and downloaded. */
export function ReceiptFrame({ title, lead, back, file, children }: ReceiptFrameProps) {
  const t = useText(text)
  const saving = useMutation({
    mutationFn: (fetched: NonNullable<typeof file>) => fetched(),
    onSuccess: ({ bytes, name }) => {
      saveFile(bytes, name)
      showSuccess(t.fill('saved', { file: name }))
    },
  })
  const actions = file && (
    <>
      <Button loading={saving.isPending} onClick={() => saving.mutate(file)}>
        {t.download}
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        {t.print}
      </Button>
    </>
  )
  return (
    <div className={styles.page}>
      <Page title={title} lead={lead} back={back} actions={actions}>
        {saving.error && <FormAlert error={saving.error}>{saving.error.message}</FormAlert>}
        {children}
      </Page>
    </div>
  )
}

interface NoReceiptProps {
  readonly title: string
  readonly sentence: string
  readonly to: string
  readonly label: string
}

export const NoReceipt = ({ title, sentence, to, label }: NoReceiptProps) => (
  <Empty title={title} sentence={sentence} action={<LinkButton to={to}>{label}</LinkButton>} />
)
