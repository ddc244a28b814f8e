import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { themeStyle } from '#web/kit/look/theme-style.tsx'

// The kit's theme as a style sheet, committed so that no browser has to work it out.
const file = 'web/kit/look/kit-theme.css'
writeFileSync(file, `/* Written by npm run theme from theme.ts. */\n${themeStyle()}\n`)
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' })
