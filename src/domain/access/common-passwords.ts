/**
 * The passwords that are tried first, of the length that is asked for: well over a hundred of the most common
 * ones, with the Swedish ones and the shop's own name among them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword 12345678
  123456789 1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 123123123
  1234512345 12344321 123454321 1234554321 123321123 147258369 1234abcd 123456abc 123456789a
  a123456789 a1234567 a12345678 abc12345 abcd1234 abcdefgh aa123456 aa12345678 1qaz2wsx 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx qazwsxedc 1qazxsw2 11111111 111111111 1111111111
  00000000 000000000 0000000000 22222222 33333333 55555555 66666666 77777777 88888888 99999999
  999999999 11112222 11223344 1122334455 12121212 13131313 69696969 10101010 12341234 98765432
  11111112 iloveyou iloveyou1 sunshine princess princess1 football football1 baseball superman
  starwars whatever trustno1 computer michelle jennifer jordan23 liverpool chocolate butterfly
  internet samantha victoria danielle elizabeth welcome1 welcome123 letmein1 changeme secret123
  administrator admin123 admin1234 administ master123 dragon123 monkey123 charlie1 michael1 mustang1
  corvette mercedes marlboro maverick midnight hello123 test1234 testtest google123 samsung1 pokemon1
  minecraft fuckyou1 lösenord lösenord1 lösenord123 losenord losenord1 losenord123 hejhejhej hejhej123
  hejsan123 sommar123 sverige1 sverige123 norrvidd norrvidd1 norrvidd123 husbilen fotboll1 stockholm
  välkommen välkommen1 valkommen mammapappa älskling alskling
`
    .trim()
    .split(/\s+/),
);

/** One of those that are tried first. In capitals, or with a space at its end, it is no better. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.normalize("NFKC").trim().toLowerCase());
}
