import { staffRoleText } from '#contract/codes.ts'
import { staffBundles } from '#contract/staff-roles.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output, StaffRole } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { useRead } from '#web/client/queries.ts'

export type Role = Output<typeof staffBundles.list>['list'][number]

/** The roles of the house; undefined until they are read. */
export const useRoles = () => useRead(staffBundles.list, {}, { fresh: true }).data?.list

export const roleName = ({ name }: Pick<Role, 'name'>, language: Language) => pickText(name, language)

/** Several names as one line. */
export const joined = (names: readonly string[], language: Language) => names.join(language === 'en' ? ', ' : '、')

/** What letters mean, in words. */
export const letterWords = (letters: readonly StaffRole[], language: Language) =>
  joined(
    letters.map((letter) => staffRoleText[letter][language]),
    language,
  )

/** The letters of several roles together. */
export const lettersOf = (known: readonly Role[], keys: readonly string[]): readonly StaffRole[] => [
  ...new Set(known.filter(({ key }) => keys.includes(key)).flatMap(({ letters }) => letters)),
]

/** The names of an account's roles, or what its letters mean if they were given one by one. */
export const rightsWords = (
  { bundles, roles }: { readonly bundles: readonly string[]; readonly roles: readonly StaffRole[] },
  known: readonly Role[],
  language: Language,
) =>
  bundles.length === 0
    ? letterWords(roles, language)
    : joined(
        known.filter(({ key }) => bundles.includes(key)).map((role) => roleName(role, language)),
        language,
      )
