import type { Text } from '#domain/language.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { SearchField } from '#web/staff/SearchField.tsx'
import type { ReactNode } from 'react'
import { text } from './lists.text.ts'

interface MemberFiltersProps<View extends string> {
  readonly views: readonly { readonly key: View; readonly name: string }[]
  /** Null: the filters match none of the views. */
  readonly view: View | null
  readonly onView: (view: View) => void
  readonly member: string
  readonly onMember: (changes: { readonly member: string }) => void
  /** Further filters. */
  readonly children: ReactNode
}

/** Above a list of what members paid: the usual views, then one member, then the other filters. */
export function MemberFilters<View extends string>(props: MemberFiltersProps<View>) {
  const t = useText(text)
  const { views, view, onView, member, onMember, children } = props
  return (
    <>
      <StatusTabs label={t.views} tabs={views} current={view} onChoose={onView} />
      <div className={desk.filters}>
        <SearchField
          label={t.memberNumber}
          value={member}
          maxLength={12}
          onSearch={(typed) => onMember({ member: typed })}
        />
        {children}
      </div>
    </>
  )
}

interface CodeChoiceProps<Code extends string> {
  readonly label: string
  readonly codes: readonly Code[]
  readonly words: Readonly<Record<Code, Text>>
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Narrows a list to one code of the contract. */
export function CodeChoice<Code extends string>({ label, codes, words, value, onChange }: CodeChoiceProps<Code>) {
  const t = useText(text)
  return (
    <FilterChoice
      label={label}
      any={t.any}
      value={value}
      onChange={onChange}
      options={codes.map((code) => ({ value: code, label: words[code][t.language] }))}
    />
  )
}
