import { message } from '#contract/messages.ts'
import { rules } from '#contract/standing-rules.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { useConfirmDelete } from '#web/kit/message/confirm.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type Rule, switched } from './rule-form.ts'
import { RuleForm } from './RuleForm.tsx'
import { RuleLog } from './RuleLog.tsx'
import styles from './Rules.module.css'
import { text } from './text.ts'

interface RulesCardProps {
  /** Only rules that paused because they could not do their task. */
  readonly onlyFailed?: boolean
  readonly onShowAll: () => void
}

/** What happens automatically, until when it can be stopped, and what has been done (decision record 20). */
export function RulesCard({ onlyFailed = false, onShowAll }: RulesCardProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const list = useRead(rules.list, {}, { fresh: true })
  const [editing, setEditing] = useState<Rule | 'new' | null>(null)
  const add = (
    <Button onClick={() => setEditing('new')} disabled={(list.data?.list.length ?? 0) >= (list.data?.rulesMax ?? 1)}>
      {t.add}
    </Button>
  )
  return (
    <Card title={t.title} actions={list.data && list.data.list.length > 0 && add}>
      {list.data && <p className="muted">{t.fill('lead', { hours: list.data.graceHours })}</p>}
      <Loaded
        query={list}
        skeleton={<Skeleton height={120} radius="md" />}
        isEmpty={(answer) => answer.list.length === 0}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />}
      >
        {(answer) => (
          <>
            {answer.list.length >= answer.rulesMax && (
              <p className="muted">{t.fill('full', { count: answer.rulesMax })}</p>
            )}
            {onlyFailed && (
              <p>
                {t.onlyFailed}{' '}
                <Button variant="subtle" size="compact-sm" onClick={onShowAll}>
                  {t.showAll}
                </Button>
              </p>
            )}
            <ul className={styles.rules}>
              {answer.list
                .filter(({ failure }) => !onlyFailed || failure !== null)
                .map((rule) => (
                  <RuleRow key={rule.id} rule={rule} onEdit={() => setEditing(rule)} />
                ))}
            </ul>
          </>
        )}
      </Loaded>
      <RuleLog />
      <Dialog
        opened={editing !== null}
        onClose={() => setEditing(null)}
        title={editing === 'new' ? t.newRule : t.editRule}
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': kit.close }}
      >
        {editing !== null && (
          <RuleForm
            rule={editing === 'new' ? null : editing}
            onSaved={() => {
              setEditing(null)
              showSuccess(message('M-18', t.language))
            }}
          />
        )}
      </Dialog>
    </Card>
  )
}

function RuleRow({ rule, onEdit }: { readonly rule: Rule; readonly onEdit: () => void }) {
  const t = useText(text)
  const askDelete = useConfirmDelete()
  const answers = {
    refreshes: [rules.list, rules.log],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  }
  const save = useWrite(rules.save, answers)
  const remove = useWrite(rules.delete, answers)
  const stop = useWrite(rules.stop, answers)
  const { planned } = rule
  return (
    <li className={styles.rule}>
      <div>
        <div className={styles.head}>
          <strong>{rule.name}</strong>
          <StatusTag tone={rule.active ? 'done' : 'wait'}>{rule.active ? t.running : t.paused}</StatusTag>
        </div>
        <RuleWords rule={rule} />
      </div>
      <div className={styles.buttons}>
        <Button variant="default" size="compact-md" onClick={onEdit}>
          {t.edit}
          <OfRow name={rule.name} />
        </Button>
        <Button
          variant="default"
          size="compact-md"
          loading={save.isPending}
          onClick={() => save.mutate(switched(rule))}
        >
          {rule.active ? t.pause : t.resume}
          <OfRow name={rule.name} />
        </Button>
        <Button
          variant="default"
          size="compact-md"
          loading={remove.isPending}
          onClick={async () => {
            if (await askDelete(rule.name)) remove.mutate({ id: rule.id })
          }}
        >
          {t.remove}
          <OfRow name={rule.name} />
        </Button>
      </div>
      {planned && (
        <div className={styles.planned} role="status">
          <span>
            {t.fill('planned', { when: formatWhen(planned.dueAt, t.language), count: planned.parcelIds.length })}
          </span>
          <Button
            variant="default"
            size="compact-md"
            loading={stop.isPending}
            onClick={() => stop.mutate({ runId: planned.id })}
          >
            {t.stop}
            <OfRow name={rule.name} />
          </Button>
        </div>
      )}
    </li>
  )
}

function RuleWords({ rule }: { readonly rule: Rule }) {
  const t = useText(text)
  const {
    warehouseName: warehouse,
    customerCode: code,
    waitDays,
    receiverName,
    channelName,
    payUpToMinor,
    failure,
  } = rule
  const parts = [
    code ? t.fill('someParcels', { warehouse, code }) : t.fill('allParcels', { warehouse }),
    waitDays === null ? t.whenAll : t.fill('whenDays', { count: waitDays }),
    receiverName !== null && t.fill('sends', { channel: channelName, receiver: receiverName }),
    payUpToMinor === null ? t.asksFirst : t.fill('paysUpTo', { price: formatMoney(payUpToMinor, rule.currency) }),
  ]
  return (
    <>
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {failure !== null && <p>{failure}</p>}
      {receiverName === null && <StatusTag tone="bad">{t.receiverGone}</StatusTag>}
    </>
  )
}
