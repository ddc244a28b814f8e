const greeting = /^(您好！|你好！|Hello! ?)/
const longest = 280

/**
 * What a notice says below its title: the first paragraph of the mail without its greeting, and without a last sentence
 * that only announces what follows in the mail.
 */
export function noticeSentence(body: string): string {
  const [first = ''] = body.split(/\n{2,}/)
  const said = first.replace(greeting, '').replace(/\s+/g, ' ').trim()
  const sentences = said.split(/(?<=[。！？]|[.!?] )/)
  const whole = /[：:]$/.test(said) ? sentences.slice(0, -1).join('') : said
  return shortened(whole)
}

export const shortened = (words: string): string => {
  const letters = [...words.replace(/\s+/g, ' ').trim()]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}

/** The page that the mail leads to: its last link of ours. A link that gives access is never kept. */
export function noticeLink(body: string): string | null {
  const links = body.split('\n').flatMap((line) => {
    const [, page = null] = /^https?:\/\/[^/\s]+\/web_site(\/[^\s]*)$/.exec(line) ?? []
    return page === null || page.startsWith('//') || page.includes('token=') ? [] : [page]
  })
  return links.at(-1) ?? null
}
