import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './journey.ts'

for (const front of ['web_site', 'staff'])
  test(`every long script of ${front} asks the browser to compile it while it arrives`, () => {
    const folder = `dist/web/${front}/assets`
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
    const scripts = names.map((name) => ({ name, code: readFileSync(`${folder}/${name}`, 'utf8') }))
    const long = scripts.filter(({ code }) => code.length > 2000)
    expect(long.length).toBeGreaterThan(50)
    // Below another line, V8 ignores it.
    const without = long.filter(({ code }) => !code.startsWith('//# allFunctionsCalledOnLoad\n'))
    expect(without.map(({ name }) => name)).toEqual([])
  })
