import { staffArticles } from '#contract/content-office.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { type ArticleHead, codes, kinds } from './article.ts'
import { text } from './text.ts'

interface NewProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** B-CO-02: a draft begins with its kind, address and title; the rest is written on its page. */
export function NewArticle({ isOpen, onClose }: NewProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.add}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {isOpen && <NewForm onClose={onClose} />}
    </Modal>
  )
}

function NewForm({ onClose }: Pick<NewProps, 'onClose'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const navigate = useNavigate()
  const form = useForm<Pick<ArticleHead, 'kind' | 'slug' | 'title'>>({
    initialValues: { kind: 'announcement', slug: '', title: { cn: '', en: '', sh: '' } },
  })
  const create = useWrite(staffArticles.create, {
    refreshes: [staffArticles.list],
    onDone: ({ id }) => void navigate(staffPaths.articleOf(id)),
  })
  const submit = useSubmit(form, create, (values) => values)
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <NativeSelect
          label={t.kind}
          data={kinds.map((value) => ({ value, label: t[value] }))}
          {...form.getInputProps('kind')}
        />
        {codes.map((code) => (
          <TextInput
            key={code}
            label={t.fill('titleIn', { language: t[code] })}
            maxLength={120}
            {...form.getInputProps(`title.${code}`)}
          />
        ))}
        <TextInput
          label={t.address}
          description={t.addressHint}
          inputWrapperOrder={hintBelow}
          maxLength={80}
          {...form.getInputProps('slug')}
        />
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {t.create}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
