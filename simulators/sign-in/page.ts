import type { Provider } from './grants.ts'

/** The page where a person chooses who to be. It is plain on purpose: nobody should take it for the real one. */

const names: Readonly<Record<Provider, string>> = {
  facebook: 'Facebook',
  wechat: 'WeChat 微信',
  qq: 'QQ',
  wangwang: 'Wangwang 旺旺',
}

const people: Readonly<Record<Provider, readonly string[]>> = {
  facebook: ['Mei-Ling Chan', 'Chi Ho Lin', 'Aisyah Rahman'],
  wechat: ['美玲', '志豪', '阿雅'],
  qq: ['小玲', '阿豪', 'aisyah'],
  wangwang: ['meiling_hk', '志豪的店', 'aisyah88'],
}

export const chooserPage = (provider: Provider, request: string) =>
  document(
    `Simulated ${names[provider]}`,
    `<p>This page stands in for ${names[provider]} while you develop. Choose who you are. No password is asked.<br>
<span lang="zh">此页在开发时代替真正的登录页。请选择身份，不需要密码。</span></p>
<form method="post" action="/${provider}/decide">
<input type="hidden" name="request" value="${request}">
${people[provider].map((name) => `<button name="name" value="${name}">${name}</button>`).join('\n')}
<label>Somebody else · 其他人 <input name="typed" maxlength="60" autocomplete="off"></label>
<button name="other" value="1">Continue · 继续</button>
<button name="refuse" value="1" class="quiet">Refuse · 拒绝</button>
</form>`,
  )

export const refusedPage = (sentence: string) => document('Simulated sign-in', `<p role="alert">${sentence}</p>`)

const document = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
form { display: grid; gap: .75rem }
label { display: grid; gap: .25rem; margin-top: .5rem }
button, input { font: inherit; padding: .6rem .8rem; border: 1px solid #767676; border-radius: .5rem }
.quiet { background: none; color: inherit }
</style></head><body><h1>${title}</h1>${body}</body></html>
`
