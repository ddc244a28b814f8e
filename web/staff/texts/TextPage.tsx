import { staffPages } from '#contract/content-office.ts'
import { pickText, storedCode } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { isOvertaken, useRead, useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { carryDraft, useDraft } from '#web/kit/form/use-draft.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { LanguageTabs } from '#web/staff/LanguageTabs.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { Button, Group, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useParams } from 'react-router'
import { EarlierVersions } from './EarlierVersions.tsx'
import { Missing } from './Missing.tsx'
import { Overtaken } from './Overtaken.tsx'
import { textChanges } from './text-changes.ts'
import { text } from './text.ts'
import { TextPreview } from './TextPreview.tsx'
import styles from './texts.module.css'
import { type Held, isSame, useHeld } from './use-held.ts'
import { text as versionsText } from './versions.text.ts'

export type StandingPage = Output<typeof staffPages.get>
type Written = Pick<StandingPage, 'title' | 'body'>

/** B-CO-05: one standing page, as it is written and as visitors read it. */
export function TextPage() {
  const { slug = '' } = useParams()
  const query = useRead(staffPages.get, { slug }, { fresh: true })
  const t = useText(text)
  return (
    <Page title={query.data ? pickText(query.data.title, t.language) : t.title} back={staffPaths.texts}>
      <Loaded query={query} skeleton={<Skeleton height={640} />}>
        {(page) => <HeldPage key={page.slug} newest={page} />}
      </Loaded>
    </Page>
  )
}

function HeldPage({ newest }: { readonly newest: StandingPage }) {
  const held = useHeld(newest)
  return <Editor key={held.held.version} {...held} />
}

const draftOf = ({ slug, version }: StandingPage) => `text:${slug}:${version}`
const refreshes = [staffPages.list, staffPages.get]

function Editor({ held: page, newer, onTyped, onTake }: Held<StandingPage>) {
  const t = useText(text)
  const versions = useText(versionsText)
  const { slug, version } = page
  const shown = page.published ?? page
  const name = pickText(page.title, t.language)
  const [language, setLanguage] = useState(t.language)
  const code = storedCode[language]
  const initialValues: Written = { title: page.title, body: page.body }
  const onValuesChange = (values: Written) => onTyped(!isSame(values, initialValues))
  const form = useForm<Written>({ initialValues, onValuesChange })
  const draft = useDraft(draftOf(page), form)
  const keep = useWrite(staffPages.save, {
    refreshes,
    onDone: (saved, { draft }) => {
      showSuccess(draft ? t.isKept : t.fill('isPublished', { name }))
      onTake(saved)
    },
    refreshesOnConflict: refreshes,
  })
  const take = useWrite(staffPages.save, {
    refreshes,
    onDone: (taken) => {
      showSuccess(versions.isTaken)
      // At once, not when it is read again: that would close what was opened meanwhile.
      if (!form.isDirty()) onTake(taken)
    },
    onRefused: showRefused,
  })
  const discard = useWrite(staffPages.discardDraft, {
    refreshes,
    onDone: (saved) => {
      showSuccess(t.isDiscarded)
      onTake(saved)
    },
    onRefused: showRefused,
  })
  const asDraft = useSubmit(form, keep, (values) => ({ slug, version, ...values, draft: true }))
  const toAll = useSubmit(form, keep, (values) => ({ slug, version, ...values }))
  const publish = async () => {
    const changes = textChanges(shown, form.values, versions)
    const sentence = <Asked sentence={t.publishAsk} changes={changes} />
    if (await confirmed({ title: t.publish, sentence, confirm: t.publish })) toAll.onSubmit()
  }
  const discardAsked = async () => {
    const question = { title: t.discard, sentence: t.discardAsk, confirm: t.discard, danger: true }
    if (await confirmed(question)) discard.mutate({ slug, version })
  }
  const goOn = (next: StandingPage) => {
    carryDraft(draftOf(next), form.values)
    onTake(next)
  }
  const isChanged = form.isDirty()
  // What is stored as it was typed is one's own, saved a moment ago without an answer.
  const isOwn = newer !== null && isSame({ title: newer.title, body: newer.body }, form.values)
  const theirs = isOwn ? null : newer
  return (
    <form className={desk.stack} noValidate autoComplete="off" onSubmit={asDraft.onSubmit}>
      {draft}
      <LanguageTabs label={t.languages} value={language} onChange={setLanguage} />
      <div className={styles.sides}>
        <Card>
          <div className={desk.stack} lang={language}>
            <TextInput label={t.pageTitle} maxLength={120} {...form.getInputProps(`title.${code}`)} />
            <Textarea
              label={t.body}
              description={t.bodyHint}
              autosize
              minRows={16}
              maxRows={32}
              maxLength={60_000}
              {...form.getInputProps(`body.${code}`)}
            />
            {form.values.body[code].includes('SAMPLE') && <p className={styles.sample}>{t.sampleLeft}</p>}
          </div>
        </Card>
        <TextPreview of={{ slug }} language={language} written={form.values.body[code]} shown={shown.body[code]} />
      </div>
      <Missing warnings={page.warnings} />
      {theirs && <Overtaken newer={theirs} onKeep={() => goOn(theirs)} onDiscard={() => onTake(theirs)} />}
      {!(theirs && isOvertaken(keep.error)) && (
        <>
          {toAll.alert}
          {asDraft.alert}
        </>
      )}
      <Group justify="flex-end">
        <EarlierVersions
          of={{ slug }}
          name={name}
          now={shown}
          written={page}
          hasDraft={page.hasDraft}
          isTyped={isChanged}
          isTaking={take.isPending}
          onTake={({ title, body }) => take.mutate({ slug, version, title, body, draft: true })}
        />
        {page.hasDraft && (
          <Button variant="subtle" loading={discard.isPending} onClick={() => void discardAsked()}>
            {t.discard}
          </Button>
        )}
        <Button type="submit" variant="default" disabled={!isChanged} loading={asDraft.isSending}>
          {t.keepDraft}
        </Button>
        <Button disabled={!isChanged && !page.hasDraft} loading={toAll.isSending} onClick={() => void publish()}>
          {t.publish}
        </Button>
      </Group>
    </form>
  )
}
