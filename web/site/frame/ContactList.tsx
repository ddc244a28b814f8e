import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { contactName } from '#contract/contact-kinds.text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { frameText } from './frame.text.ts'
import styles from './site.module.css'
import { isTelephone } from './telephone.ts'

interface ContactListProps {
  readonly contacts: Output<typeof site.getConfig>['customerService']
}

/** How to reach customer service (C-13); empty if nothing is set. */
export function ContactList({ contacts }: ContactListProps) {
  const t = useText(frameText)
  if (contacts.length === 0) return <p className="muted">{t.noContacts}</p>
  return (
    <ul className={styles.contacts}>
      {contacts.map(({ kind, label, value }) => (
        <li key={`${kind} ${value}`}>
          <span className="muted">{contactName(kind, label, t.language)}</span> <ContactValue value={value} />
        </li>
      ))}
      <li>
        <SiteLink to={paths.contact}>{t.writeToUs}</SiteLink>
      </li>
    </ul>
  )
}

/** A link to mail, call or open the contact, if that is possible. */
export function ContactValue({ value }: { readonly value: string }) {
  if (value.includes('@')) return <a href={`mailto:${value}`}>{value}</a>
  if (isTelephone(value)) return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>
  if (value.startsWith('https:'))
    return (
      <a href={value} rel="noreferrer">
        {value}
      </a>
    )
  return value
}
