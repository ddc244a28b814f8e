import { staffArticles } from '#contract/content-office.ts'
import { pickText, storedCode } from '#contract/wire/language.ts'
import { isOvertaken, useWrite } from '#web/client/queries.ts'
import { carryDraft, useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { LanguageTabs } from '#web/staff/LanguageTabs.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { text as siteText } from '#web/staff/texts/text.ts'
import { EarlierVersions } from '#web/staff/texts/EarlierVersions.tsx'
import { Missing } from '#web/staff/texts/Missing.tsx'
import { Overtaken } from '#web/staff/texts/Overtaken.tsx'
import { TextPreview } from '#web/staff/texts/TextPreview.tsx'
import { type Held, isSame, useHeld } from '#web/staff/texts/use-held.ts'
import { text as versionsText } from '#web/staff/texts/versions.text.ts'
import styles from '#web/staff/texts/texts.module.css'
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type Article, updateOf, type Written, writtenOf } from './article.ts'
import { ArticlePlace } from './ArticlePlace.tsx'
import { questionOf } from './PublishQuestion.tsx'
import { text } from './text.ts'

const refreshes = [staffArticles.list, staffArticles.get]
const none = { cn: '', en: '', sh: '' }

/** B-CO-02, B-CO-03: a text is saved as a draft first, and then published. */
export function ArticleEditor({ newest }: { readonly newest: Article }) {
  const held = useHeld(newest)
  return <Editor key={held.held.version} {...held} />
}

const draftOf = ({ id, version }: Article) => `article:${id}:${version}`

function Editor({ held: article, newer, onTyped, onTake }: Held<Article>) {
  const t = useText(text)
  const site = useText(siteText)
  const versions = useText(versionsText)
  const { id, version, state } = article
  const [language, setLanguage] = useState(t.language)
  const code = storedCode[language]
  const initialValues = writtenOf(article)
  const onValuesChange = (values: Written) => onTyped(!isSame(values, initialValues))
  const form = useForm<Written>({ initialValues, onValuesChange })
  const kept = useDraft(draftOf(article), form)
  // At once, not when it is read again: that would close what was opened meanwhile.
  const goOnUntyped = (next: Article) => {
    if (!form.isDirty()) onTake(next)
  }
  const save = useWrite(staffArticles.update, {
    refreshes,
    onDone: (saved) => {
      showSuccess(t.isSaved)
      onTake(saved)
    },
    refreshesOnConflict: refreshes,
  })
  const publish = useWrite(staffArticles.publish, {
    refreshes,
    onDone: (published) => {
      const outcome = published.state === 'scheduled' ? 'isScheduled' : 'isPublished'
      showSuccess(t.fill(outcome, { name: pickText(published.title, t.language) }))
      goOnUntyped(published)
    },
    onRefused: showRefused,
  })
  const take = useWrite(staffArticles.update, {
    refreshes,
    onDone: (taken) => {
      showSuccess(versions.isTaken)
      goOnUntyped(taken)
    },
    onRefused: showRefused,
  })
  const submit = useSubmit(form, save, (values) => updateOf(article, values))
  const publishAsked = async () => {
    if (await confirmed(questionOf(article, t, versions))) publish.mutate({ id, version })
  }
  const goOn = (next: Article) => {
    carryDraft(draftOf(next), form.values)
    onTake(next)
  }
  const isChanged = form.isDirty()
  // What is stored as it was typed is one's own, saved a moment ago without an answer.
  const theirs = newer && !isSame(writtenOf(newer), form.values) ? newer : null
  const isShown = state !== 'draft'
  const nothingNew = isShown && !article.hasDraft ? t.nothingNew : null
  // Before its time visitors see nothing of it.
  const shown = state === 'published' ? (article.published ?? article).body : none
  return (
    <form className={desk.stack} noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      {kept}
      <ArticlePlace form={form} isFixed={isShown} />
      <LanguageTabs label={site.languages} value={language} onChange={setLanguage} />
      <div className={styles.sides}>
        <Card>
          <div className={desk.stack} lang={language}>
            <TextInput label={t.heading} maxLength={120} {...form.getInputProps(`title.${code}`)} />
            <Textarea
              label={t.summary}
              description={t.summaryHint}
              autosize
              minRows={2}
              maxLength={500}
              {...form.getInputProps(`summary.${code}`)}
            />
            <Textarea
              label={site.body}
              description={site.bodyHint}
              autosize
              minRows={12}
              maxRows={32}
              maxLength={60_000}
              {...form.getInputProps(`body.${code}`)}
            />
          </div>
        </Card>
        <TextPreview of={{ articleId: id }} language={language} written={form.values.body[code]} shown={shown[code]} />
      </div>
      <Missing warnings={article.warnings} />
      {theirs && <Overtaken newer={theirs} onKeep={() => goOn(theirs)} onDiscard={() => onTake(theirs)} />}
      {!(theirs && isOvertaken(save.error)) && submit.alert}
      <Group justify="flex-end" align="flex-start">
        <EarlierVersions
          of={{ articleId: id }}
          name={pickText(article.title, t.language)}
          now={article.published ?? article}
          written={article}
          isHidden={!isShown}
          hasDraft={article.hasDraft}
          isTyped={isChanged}
          isTaking={take.isPending}
          onTake={({ title, summary, body }) => take.mutate({ id, version, title, summary: summary ?? none, body })}
        />
        <Button type="submit" variant="default" disabled={!isChanged} loading={submit.isSending}>
          {t.save}
        </Button>
        <ReasonButton
          reason={isChanged ? t.saveFirst : nothingNew}
          loading={publish.isPending}
          onClick={() => void publishAsked()}
        >
          {t.publish}
        </ReasonButton>
      </Group>
    </form>
  )
}
