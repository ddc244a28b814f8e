import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'
import notice from '#web/kit/look/Notice.module.css'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { staffPaths } from './paths.ts'
import { text } from './shell.text.ts'

/* Shown when a page of the back office cannot be. */

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
    <LinkButton to={staffPaths.home} variant="default">
      {t.toHome}
    </LinkButton>
  )
}

interface InsteadProps {
  readonly title: string
  readonly sentence: string
  readonly action?: ReactNode
}

/** The title is the heading of the page. */
export const Instead = ({ title, sentence, action }: InsteadProps) => (
  <div className={notice.place}>
    <Cat mood="asleep" />
    <h1 className={notice.title}>{title}</h1>
    <p className={notice.sentence}>{sentence}</p>
    {action}
  </div>
)
