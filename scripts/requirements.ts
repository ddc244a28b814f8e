import { writeFileSync } from 'node:fs'
import { requirementsPage } from '#test/requirement-list.ts'

// Writes docs/requirements.md: what the product must do, and which tests prove it.
writeFileSync('docs/requirements.md', requirementsPage())
