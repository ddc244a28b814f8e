import { staffArticles } from '#contract/content-office.ts'
import { pickText } from '#contract/wire/language.ts'
import { useWrite } from '#web/client/queries.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { Article } from './article.ts'
import { text } from './text.ts'

const refreshes = [staffArticles.list, staffArticles.get]

/** B-CO-03, B-CO-04, B-CO-11: what takes a text away from visitors, or for good. */
export function ArticleActions({ article }: { readonly article: Article }) {
  const t = useText(text)
  const navigate = useNavigate()
  const { id, version, state, hasDraft } = article
  const name = pickText(article.title, t.language)
  const takeBack = useWrite(staffArticles.unpublish, {
    refreshes,
    onDone: () => showSuccess(t.fill('isTakenBack', { name })),
    onRefused: showRefused,
  })
  const discard = useWrite(staffArticles.discardDraft, {
    refreshes,
    onDone: () => showSuccess(t.isDiscarded),
    onRefused: showRefused,
  })
  const remove = useWrite(staffArticles.delete, {
    refreshes: [staffArticles.list],
    onDone: () => {
      showSuccess(t.fill('isDeleted', { name }))
      void navigate(staffPaths.articles)
    },
    onRefused: showRefused,
  })
  const after = async (label: string, sentence: string, write: () => void) => {
    if (await confirmed({ title: label, sentence, confirm: label, danger: true })) write()
  }
  return (
    <>
      {hasDraft && (
        <Button
          variant="subtle"
          loading={discard.isPending}
          onClick={() => void after(t.discard, t.discardAsk, () => discard.mutate({ id, version }))}
        >
          {t.discard}
        </Button>
      )}
      {state === 'draft' ? (
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => void after(t.delete, t.deleteAsk, () => remove.mutate({ id, version }))}
        >
          {t.delete}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={takeBack.isPending}
          onClick={() => void after(t.takeBack, t.takeBackAsk, () => takeBack.mutate({ id, version }))}
        >
          {t.takeBack}
        </Button>
      )}
    </>
  )
}
