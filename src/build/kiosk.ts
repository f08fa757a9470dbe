import { appBuild } from './app-build.ts';

export default appBuild({
  entry: 'kiosk/main.tsx',
  html: 'kiosk/index.html',
  script: 'kiosk/reload-on-failure.ts',
  firstPaint: 'kiosk/first-paint.css',
  base: '/kiosk/',
  out: 'dist/kiosk',
  preload: ['src/pages/home.tsx'],
  configAddress: '/kiosk/kiosk.json',
  icon: 'src/site/icon.svg',
});
