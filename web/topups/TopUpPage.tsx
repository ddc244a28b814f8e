import { Balances } from '#web/ledger/Balances.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { text } from './text.ts'
import styles from './TopUp.module.css'

/** The balances, and the ways in which money can be paid in at present. */
export function TopUpPage() {
  const t = useText(text)
  const records = (
    <Button component={Link} to={paths.expenses} variant="default" size="compact-md">
      {t.records}
    </Button>
  )
  return (
    <Page title={t.topUpTitle} lead={t.topUpLead}>
      <Balances actions={records} />
      <Card title={t.ways}>
        <div className={styles.way}>
          <div>
            <h3 className={styles.wayTitle}>{t.bankWayTitle}</h3>
            <p className="muted">{t.bankWaySentence}</p>
          </div>
          <Button component={Link} to={paths.bankTransfer}>
            {t.bankWayButton}
          </Button>
        </div>
      </Card>
    </Page>
  )
}
