export { formOptions } from './form-options.ts'
export { appVersion } from './health.ts'
export { readiness } from './readiness.ts'
