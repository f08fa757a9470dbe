import { brandLogo, siteConfig } from '../../config/site-config.ts';
import { Picture } from '../../ui/picture.tsx';
import './logo.css';

export function Logo() {
  const logo = brandLogo();
  return (
    <span className="logo">
      {logo ? (
        <Picture className="logo__mark" src={logo} alt="" width={32} height={32} eager />
      ) : (
        <svg className="logo__mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M5 28V15a11 11 0 0 1 22 0v13h-6V15a5 5 0 0 0-10 0v13z" />
        </svg>
      )}
      <bdi className="logo__name">{siteConfig().brand.name}</bdi>
    </span>
  );
}
