/**
 * Passwords that are frequent in leaked lists, limited to those that the rule of 6 to 18 characters allows; in lower
 * case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 123456789012 1234567891011 0123456789 987654321 9876543210
  654321 123123 123321 112233 121212 123654 159753 147258 147258369 789456 789456123 123123123 1234512345 5201314
  520520 1314520 5211314 7758521 7758258 a123456 a1234567 a12345678 a123456789 aa123456 aa123456789 abc123 abcd1234
  abc12345 abc123456 abcdef abcd123456 123abc 123456a 123456aa 123456abc 123456789a 1234qwer q1w2e3 q1w2e3r4 q1w2e3r4t5
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx qazwsx qazwsxedc qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwe123 qweasd qweasdzxc asdfgh asdfghjkl asd123 zxcvbn
  zxcvbnm zxcvbnm123 password password1 password12 password123 password1234 password12345 password123456 passw0rd
  pass1234 pass123456 iloveyou iloveyou1 iloveyou123 woaini woaini123 woaini520 woaini1314 woaini5201314
  admin1 admin123 admin1234 admin12345 admin123456 administrator administrator1 root123 root123456 test123 test1234
  test123456 testtest guest123 welcome welcome1 welcome123 welcome12345 letmein letmein123 monkey dragon football
  baseball basketball superman batman starwars master sunshine princess shadow michael jordan23 charlie computer
  internet samsung taobao taobao123 alipay alipay123 wechat wechat123 weixin123 hongkong hongkong123 hello123 hello1234
  hello123456 changeme changeme123 changeme1234 secret secret123 default123 whatever trustno1 michelle jessica ashley
  `
    .split(/\s+/)
    .filter((password) => password !== ''),
)
