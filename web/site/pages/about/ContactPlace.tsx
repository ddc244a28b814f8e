import type { SiteContent } from '#contract/site-content.ts'
import { apiUrl } from '#web/client/api-host.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { Island } from '#web/site/render/Island.tsx'
import { ContactForm } from '#web/site/contact/ContactForm.tsx'
import { ContactValue } from '#web/site/frame/ContactList.tsx'
import { warehousesToSendTo } from '#web/site/warehouses.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { contactName } from '#contract/contact-kinds.text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './about.module.css'
import { text } from './about.text.ts'

/** How to reach us (C-13), and where to send parcels. */
export function ContactPlace({ site: { config, options } }: { readonly site: SiteContent }) {
  const t = useText(text)
  const titles = useText(routeTitles)
  // The first entry stands for all warehouses (specification §9) and has no id.
  const names = warehousesToSendTo(options.warehouses).map(({ name }) => name)
  return (
    <>
      <section className={styles.place}>
        <h2>{t.contacts}</h2>
        {config.customerService.length === 0 ? (
          <p>{t.noContacts}</p>
        ) : (
          <dl className={styles.contacts}>
            {config.customerService.map(({ kind, label, value, qrUrl }) => (
              <div key={`${kind} ${value}`}>
                <dt>{contactName(kind, label, t.language)}</dt>
                <dd>
                  <ContactValue value={value} />
                  {qrUrl !== '' && (
                    <img
                      src={apiUrl(qrUrl)}
                      alt={t.fill('qrCode', { label: contactName(kind, label, t.language) })}
                      width={120}
                      height={120}
                      loading="lazy"
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className={styles.place}>
        <h2>{t.write}</h2>
        <Island name="contactForm" of={ContactForm} props={{}} />
      </section>
      <section className={styles.place}>
        <h2>{t.warehouses}</h2>
        <p>
          {t.fill('warehousesSentence', {
            names: new Intl.ListFormat(t.language, { type: 'conjunction' }).format(names),
            count: names.length,
          })}
          <SiteLink to={paths.warehouseAddress}>{titles.warehouseAddress}</SiteLink>
        </p>
      </section>
    </>
  )
}
