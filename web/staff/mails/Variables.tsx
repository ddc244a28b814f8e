import { pickText } from '#contract/wire/language.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { MailText } from './mail-words.ts'
import { text } from './text.ts'

type Variable = MailText['variables'][number]

/** What may stand in double braces in this mail. */
export function Variables({ variables }: { readonly variables: readonly Variable[] }) {
  const t = useText(text)
  const columns: readonly Column<Variable>[] = [
    { key: 'name', label: t.variable, render: ({ name }) => <code>{`{{${name}}}`}</code>, tableOnly: true },
    {
      key: 'meaning',
      label: t.meaning,
      render: ({ meaning, form, isRequired }) => (
        <>
          {pickText(meaning, t.language)}
          <br />
          <small className="muted">{[t[form], ...(isRequired ? [t.isRequired] : [])].join(' · ')}</small>
        </>
      ),
    },
    { key: 'example', label: t.example, render: ({ example }) => pickText(example, t.language) },
  ]
  return (
    <Card title={t.variables}>
      {variables.length === 0 ? (
        <p className="muted">{t.noVariables}</p>
      ) : (
        <Rows
          rows={variables}
          rowKey={({ name }) => name}
          label={t.variables}
          columns={columns}
          cardTitle={({ name }) => <code>{`{{${name}}}`}</code>}
        />
      )}
    </Card>
  )
}
