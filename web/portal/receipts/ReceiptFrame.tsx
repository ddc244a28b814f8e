import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Receipt.module.css'
import { text } from './text.ts'

interface ReceiptFrameProps {
  readonly title: string
  readonly lead: string
  readonly back: string
  readonly canPrint: boolean
  readonly children: ReactNode
}

/** The page around a receipt, made to be printed on A4. */
export function ReceiptFrame({ title, lead, back, canPrint, children }: ReceiptFrameProps) {
  const t = useText(text)
  return (
    <div className={styles.page}>
      <Page
        title={title}
        lead={lead}
        back={back}
        actions={canPrint && <Button onClick={() => window.print()}>{t.print}</Button>}
      >
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
  <Empty
    title={title}
    sentence={sentence}
    action={
      <Button component={Link} to={to}>
        {label}
      </Button>
    }
  />
)
