import { paymentMethodText } from '#contract/codes.ts'
import { staffPages } from '#contract/content-office.ts'
import { pickText } from '#contract/wire/language.ts'
import { companyPage } from '#domain/opening.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import type { ReactNode } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { gapSentences } from './lines.text.ts'
import type { Gap } from './opening.ts'
import styles from './opening.module.css'
import { PayOneCent } from './PayOneCent.tsx'
import { RemoveSamples } from './RemoveSamples.tsx'
import { text } from './text.ts'

/** More names than this are counted, not listed. */
const namesShown = 6

/** One thing that is missing, and what mends it, if that is one press or a page of its own. */
export function GapLine({ gap: { gap, names } }: { readonly gap: Gap }) {
  const t = useText(text)
  const sentences = useText(gapSentences)
  const shown = names.slice(0, namesShown).map((name) => (gap === 'noPaid' ? methodName(name, t.language) : name))
  const rest = names.length - shown.length
  const about = shown.join(t.comma) + (rest > 0 ? t.fill('more', { count: rest }) : '')
  switch (gap) {
    case 'sampleText':
      return <SamplePages slugs={names} />
    case 'companyPage':
      return (
        <Missing sentence={sentences[gap]}>
          <Link className={styles.link} to={staffPaths.textOf(companyPage)}>
            {t.toCompanyPage}
          </Link>
        </Missing>
      )
    case 'sampleWarehouse':
    case 'samplePoint':
      return (
        <Missing sentence={sentences.fill(gap, { names: about })}>
          <RemoveSamples of={gap} />
        </Missing>
      )
    case 'noPaid':
      return (
        <Missing sentence={sentences.fill(gap, { names: about })}>
          <PayOneCent />
        </Missing>
      )
    default:
      return <Missing sentence={sentences.fill(gap, { names: about })} />
  }
}

interface MissingProps {
  readonly sentence: string
  readonly children?: ReactNode
}

const Missing = ({ sentence, children }: MissingProps) => (
  <div className={styles.missing}>
    <p>{sentence}</p>
    {children}
  </div>
)

const methodName = (name: string, language: ReturnType<typeof useText>['language']) =>
  paymentMethodText[name as keyof typeof paymentMethodText][language]

/** Each page that still has placeholders leads to its editor. */
function SamplePages({ slugs }: { readonly slugs: readonly string[] }) {
  const t = useText(text)
  const { data } = useRead(staffPages.list, {})
  return (
    <Missing sentence={t.samplePages}>
      <ul className={styles.pages}>
        {slugs.map((slug) => {
          const page = data?.list.find((each) => each.slug === slug)
          return (
            <li key={slug}>
              <Link className={styles.link} to={staffPaths.textOf(slug)}>
                {page ? pickText(page.title, t.language) : slug}
              </Link>
            </li>
          )
        })}
      </ul>
    </Missing>
  )
}
