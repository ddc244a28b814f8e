import { useText } from '#web/text/use-text.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { staffPaths } from './paths.ts'
import { text } from './shell.text.ts'

/* The three places where a page of the back office would stand and none may. */

export function Forbidden() {
  const t = useText(text)
  return <Instead title={t.forbiddenTitle} sentence={t.forbiddenSentence} action={<ToHome />} />
}

export function NotFound() {
  const t = useText(text)
  return <Instead title={t.notFoundTitle} sentence={t.notFoundSentence} action={<ToHome />} />
}

export function NothingHere() {
  const t = useText(text)
  return <Instead title={t.nothingTitle} sentence={t.nothingSentence} />
}

function ToHome() {
  const t = useText(text)
  return (
    <Button component={Link} to={staffPaths.home} variant="default">
      {t.toHome}
    </Button>
  )
}

/** What stands where a page would, under a heading of its own for screen readers. */
function Instead({ title, sentence, action }: ComponentProps<typeof Empty>) {
  return (
    <>
      <h1 className="for-readers">{title}</h1>
      <Empty title={title} sentence={sentence} action={action} />
    </>
  )
}
