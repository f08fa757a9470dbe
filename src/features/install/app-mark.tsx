import { useStore } from '@nanostores/react';
import { brandLogo, siteConfig } from '../../config/site-config.ts';
import { $links } from '../../config/status.ts';
import { Picture } from '../../ui/picture.tsx';
import './app-mark.css';

interface Props {
  size: number;
  /** Whether the brand's own logo takes precedence, as on pictures of the brand's pages. */
  ownLogo?: boolean;
}

/** The app's icon: the operator's AppDownloadIcon, else the brand's logo, else its first letter. */
export function AppMark({ size, ownLogo }: Props) {
  const links = useStore($links);
  const picture = (ownLogo && brandLogo()) || links.AppDownloadIcon || brandLogo();
  if (picture) return <Picture className="app-mark" src={picture} alt="" width={size} height={size} eager />;
  return (
    <svg className="app-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <text x="16" y="16" textAnchor="middle" dominantBaseline="central">
        {[...siteConfig().brand.name][0]}
      </text>
    </svg>
  );
}
