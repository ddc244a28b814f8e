import { pickText } from '#contract/wire/language.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { LastEdited } from '#web/staff/LastEdited.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { type ArticleHead, codes } from './article.ts'
import styles from './articles.module.css'
import { text } from './text.ts'

type Texts = ReturnType<typeof useText<typeof text>>

export const articleColumns = (t: Texts, shipped: string): readonly Column<ArticleHead>[] => [
  {
    key: 'title',
    label: t.heading,
    render: ({ title }) => <strong className={styles.title}>{pickText(title, t.language)}</strong>,
    tableOnly: true,
  },
  { key: 'kind', label: t.kind, render: ({ kind }) => t[kind] },
  { key: 'state', label: t.state, render: (article) => <State article={article} /> },
  {
    key: 'shownFrom',
    label: t.shownFrom,
    render: ({ publishAt }) => (publishAt === null ? <span className="muted">—</span> : <When at={publishAt} />),
  },
  {
    key: 'changed',
    label: t.changed,
    render: ({ editedBy, editedAt }) => <LastEdited by={editedBy} at={editedAt} shipped={shipped} />,
  },
]

const tones = { draft: 'wait', scheduled: 'hand', published: 'done' } as const

export function State({ article: { state, hasDraft, pinned } }: { readonly article: Omit<ArticleHead, 'title'> }) {
  const t = useText(text)
  return (
    <span className={desk.marks}>
      <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
      {hasDraft && <StatusTag tone="hand">{t.changesWait}</StatusTag>}
      {pinned && <StatusTag tone="done">{t.onTop}</StatusTag>}
    </span>
  )
}

export function EditLink({ article: { id, title } }: { readonly article: ArticleHead }) {
  const t = useText(text)
  return (
    <LinkButton to={staffPaths.articleOf(id)} variant="default" size="compact-md">
      {t.edit}
      <OfRow name={pickText(title, t.language)} />
    </LinkButton>
  )
}

export const headingsIn = (t: Texts) => [
  ...codes.map((code) => t.fill('titleIn', { language: t[code] })),
  t.address,
  t.kind,
  t.state,
  t.shownFrom,
  t.changed,
]

export const cellsOf = ({ title, slug, kind, state, publishAt, editedAt }: ArticleHead, t: Texts) => [
  ...codes.map((code) => title[code]),
  slug,
  t[kind],
  t[state],
  publishAt ?? '',
  editedAt,
]
