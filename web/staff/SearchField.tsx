import { SearchField as KitSearchField } from '#web/kit/form/SearchField.tsx'
import type { ComponentProps } from 'react'
import desk from './desk.module.css'

type SearchFieldProps = Omit<ComponentProps<typeof KitSearchField>, 'className' | 'wholeOnly'>

/** The search above a list of the back office: for whole numbers, as printed on labels and papers. */
export const SearchField = (props: SearchFieldProps) => <KitSearchField className={desk.search} wholeOnly {...props} />
