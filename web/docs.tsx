import '#web/client/old-browsers.ts'
import '#web/kit/look/tokens.css'
import '#web/kit/look/base.css'
import { createRoot } from 'react-dom/client'
import { DocsPage } from './docs/DocsPage.tsx'
import { applyLanguage } from '#web/kit/text/language.ts'
import { Spoken } from '#web/kit/text/Spoken.tsx'

applyLanguage()
const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <Spoken>
      <DocsPage />
    </Spoken>,
  )
