import { site } from '#contract/content.ts'
import { bind } from '#server/bind.ts'
import { formOptions } from './form-options.ts'
import { health } from './health.ts'

export const routes = bind(site, {
  health,
  formOptions: ({ db, language }) => formOptions(db, language),
})
