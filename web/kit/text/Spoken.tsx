import type { ReactNode } from 'react'
import { LanguageContext, useChosenLanguage } from './language.ts'

/** Around a program: everything in it speaks the reader's language, also after another one is chosen. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <LanguageContext value={useChosenLanguage()}>{children}</LanguageContext>
)
