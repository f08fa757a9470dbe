import { hidePath } from '../customer-service.ts';

/** Whitelabel flags by name (A2, A3), as the demo's operator has them. */
export const whitelabel: Readonly<Record<string, boolean>> = {
  USERNAMEREG3: true,
  MOBILENUMREG3: false,
  MOBILENUMPASSREG3: false,
  FREEPLAY3: true,
  MOBILEVERCODELOGIN3: false,
  REGMOBVERF3: false,
  FACEBOOKLOGIN3: true,
  GOOGLELOGIN3: true,
  CBS3: true,
  VIPBENEFIT3: true,
  TRANSBETREPMEM3: true,
  TRANSREC3: true,
  DEPRECM3: true,
  SECPRIV: true,
  PERSREP: true,
  MAILCEN: true,
  AGEPAG: true,
  DOWNMAN: true,
  AGENTRANSMULTDOWN3: true,
  AGETEAMPNL3: true,
  TEAMBETTING3: true,
  GAMSER: true,
  AGEREBINC3: true,
  AGEDIVIDEND3: true,
};

/** What an operator who sends codes by SMS turns on; `npm start` does. */
export const phoneFlags: Readonly<Record<string, boolean>> = {
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  MOBILEVERCODELOGIN3: true,
  REGMOBVERF3: true,
};

/** What the status call tells of the site (B3); addresses that leave the demo end in `.example`. */
export function statusInfo(base: string) {
  return {
    customerService: [
      { csType: 'ONLINE', path: hidePath(`${base}/demo/chat`, 'qX7mK2pZ') },
      { csType: 'FACEBOOK', path: hidePath('https://facebook.foyer.example/foyer', 'b4TnW9cR') },
      { csType: 'YOUTUBE', path: hidePath('https://youtube.foyer.example/foyer', 'H3vQs8Ld') },
      { csType: 'AFFILIATE', path: hidePath('https://partners.foyer.example/', 'Zk5Yd1Nf') },
    ],
    domainRoute: {},
    mobileTemplate: { memberCenter: '1', deposit: '1' },
    paths: {},
    register: {},
    resources: [
      { resourceType: 'IOS', url: 'https://apps.foyer.example/ios' },
      { resourceType: 'Android', url: 'https://apps.foyer.example/foyer.apk' },
      { resourceType: 'MOBILECONFIG', url: 'https://apps.foyer.example/foyer.mobileconfig' },
      { resourceType: 'AppDownloadIcon', url: `${base}/art/marks/app.svg` },
      { resourceType: 'TWITTER', url: 'https://twitter.foyer.example/foyer' },
      { resourceType: 'YOUTUBE', url: 'https://youtube.foyer.example/foyer' },
      { resourceType: 'FACEBOOK', url: 'https://facebook.foyer.example/foyer' },
      { resourceType: 'TELEGRAM', url: 'https://telegram.foyer.example/foyer' },
    ],
    whitelabel: { ...whitelabel },
    mainDomain: new URL(base).host,
    imageCDNs: [],
  };
}
