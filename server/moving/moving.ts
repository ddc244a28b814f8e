export { startMoving } from './work.ts'
