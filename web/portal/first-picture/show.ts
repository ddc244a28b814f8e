import { languageOfCode, languageOfLocale } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { memberKeys } from '#web/client/session-keys.ts'
import { wideScreen } from '#web/kit/look/wide-screen.ts'
import { dayInWords, defaultDays } from '#web/kit/text/business-day.ts'
import { showImageCode } from './image-code.ts'
import { busyMark, pictureId, sentMark, templateId } from './place.ts'

/*
 * Inside the document, behind the first picture: shows it before the browser paints, unless the program would show
 * something else. People read another language than the document's, or are not signed in.
 */

const template = document.getElementById(templateId)

function isWhatTheProgramShows(): boolean {
  try {
    const named = new URLSearchParams(window.location.search).get('lang')
    const language =
      named ??
      languageOfCode(sessionStorage.getItem('lang')) ??
      languageOfCode(localStorage.getItem('lang')) ??
      languageOfLocale(navigator.languages[0] ?? navigator.language)
    const isForMembers = template?.dataset['for'] === 'member'
    return (
      language === document.documentElement.lang && (!isForMembers || localStorage.getItem(memberKeys.token) !== null)
    )
  } catch {
    // Where the browser blocks its storage, the program says so.
    return false
  }
}

/** The link leads to the page in that language; that it was chosen is stored, as the program would. */
function keepLanguage({ target }: Event): void {
  const code = target instanceof Element ? target.closest<HTMLElement>('a[data-code]')?.dataset['code'] : undefined
  if (code !== undefined) localStorage.setItem('lang', code)
}

/** As the kit will name it: the borders of fields and the color of buttons depend on it. */
function nameColors(): void {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}

/** The side menu is a comment, which phones leave as it is. */
function unfoldMenu({ content }: HTMLTemplateElement): void {
  if (!window.matchMedia(wideScreen).matches) return
  const folded = document.createNodeIterator(content, NodeFilter.SHOW_COMMENT).nextNode()
  if (!(folded instanceof Comment)) return
  const menu = document.createElement('template')
  menu.innerHTML = folded.data
  folded.replaceWith(menu.content)
}

/** The dates with which a list opens are those of the visit; with filters in the address it shows something else. */
function fillInDays({ dataset, content }: HTMLTemplateElement): void {
  if (dataset['list'] === undefined) return
  const head = content.querySelector<HTMLElement>('[data-list-head]')
  if (!head) return
  const { from, to } = defaultDays()
  const inWords = (day: string) => dayInWords(day, document.documentElement.lang as Language)
  head.innerHTML = head.innerHTML.replace(/\{from\}/g, inWords(from)).replace(/\{to\}/g, inWords(to))
  if (window.location.search !== '') head.style.visibility = 'hidden'
}

if (template instanceof HTMLTemplateElement && isWhatTheProgramShows()) {
  nameColors()
  unfoldMenu(template)
  fillInDays(template)
  const picture = document.createElement('div')
  picture.id = pictureId
  // Members cannot use their frame yet; a form can be filled in.
  picture.inert = template.dataset['for'] === 'member'
  picture.append(template.content)
  picture.addEventListener('submit', (event) => {
    event.preventDefault()
    picture.setAttribute(sentMark, '')
  })
  picture.addEventListener('click', keepLanguage)
  for (const start of ['compositionstart', 'pointerdown'])
    picture.addEventListener(start, () => picture.setAttribute(busyMark, ''))
  // The click of a press follows the end of the press.
  for (const end of ['compositionend', 'pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(() => picture.removeAttribute(busyMark)))
  showImageCode(picture)
  template.replaceWith(picture)
}
