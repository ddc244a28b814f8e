import './old-browsers.ts'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { HomePage } from './site/HomePage.tsx'
import { applyLanguage } from './text/language.ts'

applyLanguage()
document.querySelector('head > title')?.remove()
const place = document.getElementById('root')
if (place) createRoot(place).render(<HomePage />)
