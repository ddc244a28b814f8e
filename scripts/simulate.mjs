/**
 * While somebody develops, each third party that has no keys is simulated (`simulators/sign-in`), so that signing in
 * through it can be tried at once. Never in production.
 */
export async function simulateThirdParties(environment = process.env) {
  if (environment.NODE_ENV === 'production' || environment.SIGN_IN_SIMULATOR === 'off') return
  const { startSignInSimulator } = await import('../dist/server/sign-in-simulator.js')
  const publicUrl = (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? 8080}`).replace(/\/$/, '')
  const { url, settings } = await startSignInSimulator({
    redirectUri: `${publicUrl}/web_site/signInReturn`,
    port: 8090,
  })
  for (const prefix of new Set(Object.keys(settings).map((name) => name.replace(/_[A-Z]+$/, ''))))
    if (!environment[`${prefix}_ID`] && !environment[`${prefix}_SECRET`])
      for (const part of ['ID', 'SECRET', 'ENDPOINTS']) environment[`${prefix}_${part}`] = settings[`${prefix}_${part}`]
  console.log(`Signing in through third parties is simulated at ${url} (SIGN_IN_SIMULATOR=off to leave it out).`)
}
