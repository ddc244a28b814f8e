import { useText } from '#web/text/use-text.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { staffPaths } from './paths.ts'
import { text } from './shell.text.ts'

/* The three places where a page of the back office would stand and none may. */

export function Forbidden() {
  const t = useText(text)
  return <Empty title={t.forbiddenTitle} sentence={t.forbiddenSentence} action={<ToHome />} />
}

export function NotFound() {
  const t = useText(text)
  return <Empty title={t.notFoundTitle} sentence={t.notFoundSentence} action={<ToHome />} />
}

export function NothingHere() {
  const t = useText(text)
  return <Empty title={t.nothingTitle} sentence={t.nothingSentence} />
}

function ToHome() {
  const t = useText(text)
  return (
    <Button component={Link} to={staffPaths.home} variant="default">
      {t.toHome}
    </Button>
  )
}
