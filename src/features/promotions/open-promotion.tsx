import './open-promotion.css';
import './open-promotion-phone.css';
