import { useStore } from '@nanostores/react';
import { brandLogo, siteConfig } from '../../config/site-config.ts';
import { $links } from '../../config/status.ts';
import { Picture } from '../../ui/picture.tsx';
import './app-mark.css';

/** The app's icon: the brand's logo, else the AppDownloadIcon of the gateway, which brands can share, else the first letter. */
export function AppMark({ size }: { size: number }) {
  const links = useStore($links);
  const picture = brandLogo() || links.AppDownloadIcon;
  if (picture) return <Picture className="app-mark" src={picture} alt="" width={size} height={size} eager />;
  return (
    <svg className="app-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <text x="16" y="16" textAnchor="middle" dominantBaseline="central">
        {[...siteConfig().brand.name][0]}
      </text>
    </svg>
  );
}
