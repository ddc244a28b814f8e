import { staffGoodsWords } from '#contract/goods-check.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { hintBelow } from '#web/staff/hint-below.ts'
import { text as placesText } from '#web/staff/places/text.ts'
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { text } from './text.ts'

export type Category = Output<typeof staffGoodsWords.list>['categories'][number]

/** A word that gets a kind: a new one, a known one, or one that a visitor asked about. */
export interface WordToSort {
  readonly word: string
  readonly categoryCode: string
  /** Of the queue of unknown words. */
  readonly unknownId: string | null
}

interface DialogProps {
  readonly word: WordToSort | null
  readonly categories: readonly Category[]
  readonly onClose: () => void
}

export function WordDialog({ word, categories, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={word !== null}
      onClose={onClose}
      title={word?.word === '' ? t.addWord : t.sortIt}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {word && <WordForm word={word} categories={categories} onClose={onClose} />}
    </Modal>
  )
}

function WordForm({ word: given, categories, onClose }: DialogProps & { readonly word: WordToSort }) {
  const t = useText(text)
  const kit = useText(kitText)
  const places = useText(placesText)
  const form = useForm({
    initialValues: { word: given.word, categoryCode: given.categoryCode },
  })
  const after = {
    refreshes: [staffGoodsWords.list, staffGoodsWords.listUnknown],
    onDone: () => {
      showSuccess(t.fill('done', { word: form.values.word }))
      onClose()
    },
  }
  const assign = useWrite(staffGoodsWords.assign, after)
  const settle = useWrite(staffGoodsWords.settle, after)
  const { unknownId } = given
  const toSettle = useSubmit(form, settle, (values) => ({ id: unknownId ?? '', ...values }))
  const toAssign = useSubmit(form, assign, (values) => values)
  const submit = unknownId === null ? toAssign : toSettle
  const chosen = categories.find(({ code }) => code === form.values.categoryCode)
  const options = categories.map(({ code, name, verdict }) => ({
    value: code,
    label: t.fill('option', { verdict: t[verdict], name: pickText(name, t.language) }),
  }))
  const labelOf = (code: string) => options.find(({ value }) => value === code)?.label ?? t.noAnswer
  const isKnown = unknownId === null && given.word !== ''
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t.word}
          description={t.wordHint}
          inputWrapperOrder={hintBelow}
          maxLength={40}
          readOnly={isKnown}
          {...form.getInputProps('word')}
        />
        <NativeSelect
          label={t.category}
          description={t.categoryHint}
          inputWrapperOrder={hintBelow}
          data={[{ value: '', label: '—' }, ...options]}
          {...form.getInputProps('categoryCode')}
        />
        {chosen && (
          <Compared
            changes={[{ label: t.category, before: labelOf(given.categoryCode), after: labelOf(chosen.code) }]}
          />
        )}
        <div aria-live="polite">
          {chosen && <p className="muted">{t.fill('effect', { rule: pickText(chosen.rule, t.language) })}</p>}
        </div>
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {places.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
