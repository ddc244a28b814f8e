import { message } from '#contract/messages.ts'
import { rules } from '#contract/standing-rules.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { When } from '#web/kit/look/When.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './Rules.module.css'
import { text } from './text.ts'

const pageSize = 10

/** Every automatic step with its reason; planned steps can be stopped from here too. */
export function RuleLog() {
  const t = useText(text)
  const [shown, setShown] = useState(pageSize)
  const log = useRead(rules.log, { page: 1, pageSize: Math.min(shown, 100) }, { keep: true, fresh: true })
  const stop = useWrite(rules.stop, {
    refreshes: [rules.list, rules.log],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  return (
    <section className={styles.log} aria-label={t.log}>
      <h3>{t.log}</h3>
      <Loaded
        query={log}
        skeleton={<Skeleton height={80} radius="md" />}
        isEmpty={(page) => page.total === 0}
        empty={<p className="muted">{t.logEmpty}</p>}
      >
        {(page) => (
          <>
            <ul className={styles.steps}>
              {page.list.map((step) => (
                <li key={`${step.runId} ${step.code}`} className={styles.step}>
                  <span>
                    <strong>{step.ruleName}</strong> {step.text}{' '}
                    {step.orderId && step.orderNumber && (
                      <Link to={paths.orderDetails(step.orderId)} className="num">
                        {step.orderNumber}
                      </Link>
                    )}
                  </span>
                  <When at={step.at} />
                  {step.canStop && (
                    <span>
                      <Button
                        variant="default"
                        size="xs"
                        loading={stop.isPending}
                        onClick={() => stop.mutate({ runId: step.runId })}
                      >
                        {t.stop}
                        <OfRow name={`${step.ruleName}, ${formatWhen(step.at, t.language)}`} />
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {page.total > page.list.length && shown < 100 && (
              <Button variant="subtle" size="xs" mt="sm" onClick={() => setShown(shown + pageSize)}>
                {t.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
