/** The islands of the public pages; each is loaded at the first interaction with its page (`wake.ts`). */
export const islands = {
  calculator: () =>
    import('./calculator/HomeCalculator.tsx').then(({ HomeCalculator }) => ({ Island: HomeCalculator })),
  sideCalculator: () =>
    import('./calculator/SideCalculator.tsx').then(({ SideCalculator }) => ({ Island: SideCalculator })),
  helpSearch: () => import('./pages/help/HelpSearch.tsx').then(({ HelpSearch }) => ({ Island: HelpSearch })),
  goodsChecker: () => import('#web/site/goods/GoodsChecker.tsx').then(({ GoodsChecker }) => ({ Island: GoodsChecker })),
  contactForm: () => import('./contact/ContactForm.tsx').then(({ ContactForm }) => ({ Island: ContactForm })),
  freightCalculator: () =>
    import('./pages/calculator/FreightCalculator.tsx').then(({ FreightCalculator }) => ({ Island: FreightCalculator })),
  siteForecast: () => import('./pages/domestic/NoticeForm.tsx').then(({ NoticeForm }) => ({ Island: NoticeForm })),
  survey: () => import('./pages/survey/SurveyForm.tsx').then(({ SurveyForm }) => ({ Island: SurveyForm })),
  tracking: () => import('./pages/tracking/TrackBox.tsx').then(({ TrackBox }) => ({ Island: TrackBox })),
}

export type IslandName = keyof typeof islands
