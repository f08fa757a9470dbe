import type { Market } from './markets.ts';

/** An organisation that helps players. */
export interface HelpOrganisation {
  name: string;
  url: string;
  phone?: string;
}

/** By market. Apart from the packs, which no page needs. */
export const helpOrganisations: Readonly<Record<Market, readonly HelpOrganisation[]>> = {
  general: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  uk: [
    { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk' },
  ],
  germany: [{ name: 'BZgA', url: 'https://www.check-dein-spiel.de', phone: '0800 1 37 27 00' }],
  ontario: [{ name: 'ConnexOntario', url: 'https://www.connexontario.ca', phone: '1-866-531-2600' }],
  malta: [{ name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt', phone: '1777' }],
  brazil: [{ name: 'CVV', url: 'https://cvv.org.br', phone: '188' }],
  spain: [{ name: 'FEJAR', url: 'https://fejar.org', phone: '900 200 225' }],
};
