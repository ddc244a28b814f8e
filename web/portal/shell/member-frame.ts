/* What pages of members need besides their own code, in one file; pages of visitors do without it. */
export { MemberShell as Frame } from './MemberShell.tsx'
export { readFirst } from '#web/portal/first-reads/of-members.ts'
