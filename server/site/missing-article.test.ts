import { languages } from '#domain/language.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Needs a build, which `npm test` makes. */

const t = await openTestServer()

test.each(languages)(
  'an article that does not exist is not found, and the site says so with a way on in %s',
  async (language) => {
    for (const path of ['notice/no-such-article', 'industry/no-such-article', 'no-such-place']) {
      const answer = await fetch(`${t.url}/web_site/smartCats/${path}?lang=${language}`)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('content-language')]).toEqual([404, language])
      expect(html).toContain(`/web_site/smartCats/notice?lang=${language}`)
      expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    }
  },
)
