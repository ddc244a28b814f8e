import { storedCode } from '#contract/wire/language.ts'
import { nearChanges, wordDiff } from './word-diff.ts'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { LanguageTabs } from '#web/staff/LanguageTabs.tsx'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { partsOf, type Texts } from './text-changes.ts'
import { text as siteText } from './text.ts'
import { text } from './versions.text.ts'
import styles from './versions.module.css'

interface ComparedProps {
  readonly number: number
  readonly earlier: Texts
  readonly now: Texts
}

/** An earlier text beside the one of today, in one language at a time: what differs, or both whole. */
export function VersionCompared({ number, earlier, now }: ComparedProps) {
  const t = useText(text)
  const site = useText(siteText)
  const [language, setLanguage] = useState(t.language)
  const [view, setView] = useState<'differences' | 'sideBySide'>('differences')
  const code = storedCode[language]
  const parts = partsOf(now).map((part) => ({
    part,
    before: earlier[part]?.[code] ?? '',
    after: now[part]?.[code] ?? '',
  }))
  const shown = view === 'sideBySide' ? parts : parts.filter(({ before, after }) => before !== after)
  return (
    <section className={styles.parts} aria-label={`${t.compare}: ${t.fill('version', { number })}`}>
      <div className={styles.choices}>
        <LanguageTabs label={site.languages} value={language} onChange={setLanguage} />
        <SegmentedControl
          aria-label={t.view}
          value={view}
          onChange={(next) => setView(next as typeof view)}
          data={(['differences', 'sideBySide'] as const).map((value) => ({ value, label: t[value] }))}
        />
      </div>
      {shown.length === 0 && <p className="muted">{t.sameText}</p>}
      {shown.length > 0 && view === 'differences' && <p className="muted">{t.key}</p>}
      {shown.length > 0 && (
        <dl className={styles.parts}>
          {shown.map(({ part, before, after }) => (
            <div key={part}>
              <dt>{t[part]}</dt>
              <dd lang={language}>
                {view === 'differences' ? (
                  <Differences label={t[part]} before={before} after={after} />
                ) : (
                  <div className={styles.sides}>
                    <Whole heading={t.fill('version', { number })} part={t[part]} words={before} />
                    <Whole heading={t.now} part={t[part]} words={after} />
                  </div>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

interface DifferencesProps {
  readonly label: string
  readonly before: string
  readonly after: string
}

function Differences({ label, before, after }: DifferencesProps) {
  const t = useText(text)
  return (
    <ScrollBox label={label} className={styles.words}>
      {nearChanges(wordDiff(before, after)).map(({ kind, text: words }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'left')
          return (
            <span key={key} className={styles.left}>
              {t.fill('unchanged', { count: [...words].length })}
            </span>
          )
        if (kind === 'removed') return <del key={key}>{words}</del>
        return kind === 'added' ? <ins key={key}>{words}</ins> : <span key={key}>{words}</span>
      })}
    </ScrollBox>
  )
}

interface WholeProps {
  readonly heading: string
  readonly part: string
  readonly words: string
}

const Whole = ({ heading, part, words }: WholeProps) => (
  <div>
    <p className="muted">{heading}</p>
    <ScrollBox label={`${part}: ${heading}`} className={styles.words}>
      {words || '—'}
    </ScrollBox>
  </div>
)
