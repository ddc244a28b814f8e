import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Markdown } from '#web/kit/text/Markdown.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './home.module.css'
import { text } from './home.text.ts'

const invitation = 'invite-a-friend'

/**
 * The promotion: staff write the text, and the reward comes from the settings. Without a text there is none.
 */
export function Banner({ site: { texts, articles } }: { readonly site: SiteContent }) {
  const t = useText(text)
  const banner = texts['homeBanner']
  const article = articles.find(({ slug }) => slug === invitation)
  if (!banner) return null
  return (
    <section className={styles.banner} aria-labelledby="banner-title">
      <h2 id="banner-title">{banner.title}</h2>
      <div>
        <Markdown text={banner.body} top={3} />
        {article && (
          <p>
            <SiteLink to={paths.articleOf(article)}>{t.inviteMore}</SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}
