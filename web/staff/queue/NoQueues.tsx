import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { useMenu } from '#web/staff/frame/use-pages.ts'
import { Instead, NothingHere } from '#web/staff/NoPage.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { Group } from '@mantine/core'
import { text } from './queue.text.ts'

/** The start page of a role without queues, such as an editor's: the pages that it may open. */
export function NoQueues() {
  const t = useText(text)
  const shell = useText(shellText)
  const pages = useMenu()
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path !== staffPaths.home)
  if (pages.length === 0) return <NothingHere />
  const links = (
    <Group gap="sm" justify="center">
      {pages.map(({ path, title }) => (
        <LinkButton key={path} to={path} variant="default">
          {shell[title]}
        </LinkButton>
      ))}
    </Group>
  )
  return <Instead title={t.noQueuesTitle} sentence={t.noQueuesSentence} action={links} />
}
