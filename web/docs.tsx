import './old-browsers.ts'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { DocsPage } from './docs/DocsPage.tsx'
import { applyLanguage } from './text/language.ts'

applyLanguage()
const place = document.getElementById('root')
if (place) createRoot(place).render(<DocsPage />)
